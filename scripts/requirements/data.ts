/** A section of the specification: one Markdown file of `e2e/requirements`. */
export interface Section {
  /** `1. Product` */
  title: string;
  /** How many lines its heading declares, so that a lost line is an error. */
  declared: number;
  blocks: Block[];
}

/** A requirement, or a heading or paragraph between requirements. */
export type Block = Requirement | { id: null; text: string };

export interface Requirement {
  id: string;
  sentence: string;
}

const TITLE = /^# ((\d+)\. .+) \((\d+) lines\)$/;
const LINE = /^- \[(\d+\.\d+)\] (.+\.)$/;

/** Reads the Markdown of one section. @throws Error that names the file and the line that it cannot read. */
export function parseSection(file: string, markdown: string): Section {
  const [first = '', ...rest] = markdown.split('\n');
  const [, title, number, declared] = TITLE.exec(first) ?? [];
  if (title === undefined) {
    throw new Error(`${file}: "${first}" must be a heading like "# 1. Product (18 lines)"`);
  }
  const blocks = rest
    .filter((line) => line.trim() !== '')
    .map((line): Block => {
      if (/^(## |\w)/.test(line)) return { id: null, text: line };
      const [, id, sentence] = LINE.exec(line) ?? [];
      if (id === undefined || sentence === undefined) {
        throw new Error(`${file}: "${line}" must be like "- [1.02] A visitor signs in."`);
      }
      if (!id.startsWith(`${number}.`)) throw new Error(`${file}: [${id}] belongs to another section`);
      return { id, sentence };
    });
  return { title, declared: Number(declared), blocks };
}

export function requirementsOf({ blocks }: Section): Requirement[] {
  return blocks.filter((block): block is Requirement => block.id !== null);
}

export function idsOf(sections: Section[]): string[] {
  return sections.flatMap((section) => requirementsOf(section).map(({ id }) => id));
}

/** Errors in the ids: duplicates, wrong order, a count that differs from the heading. */
export function dataErrors(sections: Section[]): string[] {
  return sections.flatMap((section) => {
    const ids = requirementsOf(section).map(({ id }) => id);
    const errors = ids.flatMap((id, index) => {
      const before = ids[index - 1];
      if (ids.indexOf(id) < index) return [`[${id}] is duplicated in "${section.title}"`];
      if (before !== undefined && minor(before) > minor(id)) return [`[${id}] must come before [${before}]`];
      return [];
    });
    if (ids.length === section.declared) return errors;
    return [...errors, `"${section.title}" declares ${section.declared} lines and has ${ids.length}`];
  });
}

function minor(id: string): number {
  return Number(id.split('.')[1]);
}
