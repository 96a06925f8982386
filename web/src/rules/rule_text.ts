/** The text of an option: a lead, and what it says of each value, "allowed: anything. forbidden: nothing." */
const VALUE = /(?:^|(?<=[.!?;] ))([a-z0-9_]+(?:(?:,| и| and) [a-z0-9_]+)*): /g;

/** What follows is said of tables, lists and numbers. */
const OTHER_FORMS = / (?:Или (?:таблица|список|число)|Or an? (?:table|list|number))/;

export type RuleText = { lead: string; values: Record<string, string> };

export function ruleText(text: string): RuleText {
  const marks = [...text.matchAll(VALUE)];
  const lead = (marks.length ? text.slice(0, marks[0]!.index) : text).trim();
  const values: Record<string, string> = {};
  marks.forEach((mark, i) => {
    const said = text
      .slice(mark.index + mark[0].length, marks[i + 1]?.index)
      .split(OTHER_FORMS)[0]!
      .trim();
    for (const word of mark[1]!.split(/,? (?:и |and )?|, /)) if (word) values[word] = said;
  });
  return { lead, values };
}

export const lead = (text: string): string => ruleText(text).lead || text;

/** The first sentence. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
