export { observation as default } from '../../e2e/run-parts';
