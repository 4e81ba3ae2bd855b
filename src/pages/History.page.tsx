import { HistoryPage } from '../report/history/HistoryPage';

export default HistoryPage;
