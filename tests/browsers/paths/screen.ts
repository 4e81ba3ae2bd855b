import { sequence } from '../steps';

export default sequence(8);
