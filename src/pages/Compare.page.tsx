import { ComparePage } from '../report/compare/ComparePage';

export default ComparePage;
