import { observation } from '../steps';

export default observation;
