export { sequence as default } from '../run-parts';
