import { folderTexts } from '../../content/report-folder';

/** The name of a folder in a sentence. */
export const folderName = ({ name }: FileSystemDirectoryHandle): string => name || folderTexts.noName;
