/**
 * Exceptions to the structure checks, each with its reason. An unused exception is an error, so that this list only gets
 * shorter.
 */
export const MUTUAL_FOLDERS: Record<string, string> = {};

export const FULL_FOLDERS: Record<string, string> = {
  'web/src/ui/display': 'one file for each component, and one for its styles',
  'web/src/ui/form': 'one file for each control, and one for its styles',
};

export const LONG_FILES: Record<string, string> = {
  'web/gallery/gallery.tsx': 'a list of every component in every state',
  'web/src/features/statement/list/statement-table.module.css': 'one table in three widths',
};
