import { sequence } from '../../kit/check';

export default sequence(4);
