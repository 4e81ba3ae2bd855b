export { sequence as default } from '../../e2e/run-parts';
