import { InspectionPage } from '../inspection/InspectionPage';

export default InspectionPage;
