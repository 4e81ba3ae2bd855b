/** What is shown of the reports of a folder. It loads with the first of them. */
export { Figures } from './Figures';
export { Tables } from './Tables';
