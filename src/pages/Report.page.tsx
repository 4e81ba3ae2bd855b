import { ReportPage } from '../report/ReportPage';

export default ReportPage;
