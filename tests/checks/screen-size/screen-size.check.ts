import { pressing } from '../../kit/check';

export default pressing(/^Calibrate/, 'It Already Matches', 'Save Calibration', 'Show Result');
