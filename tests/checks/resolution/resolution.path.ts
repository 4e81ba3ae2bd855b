import { observation } from '../../browsers/steps';

export default observation;
