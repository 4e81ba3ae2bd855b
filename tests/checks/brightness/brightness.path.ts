import { sequence } from '../../browsers/steps';

export default sequence(4);
