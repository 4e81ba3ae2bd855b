import { VerifyPage } from '../report/verify/VerifyPage';

export default VerifyPage;
