export { observation as default } from '../../kit/check';
