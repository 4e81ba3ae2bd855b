import { BenchPage } from '../report/bench/BenchPage';

export default BenchPage;
