import { pressing } from '../../kit/check';

export default pressing('Start Test', 'Clean Edges');
