import { KeysPage } from '../report/keys/KeysPage';

export default KeysPage;
