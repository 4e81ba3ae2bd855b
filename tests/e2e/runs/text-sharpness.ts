export { observation as default } from '../run-parts';
