import type { Question } from '../../../machines/observation/observation';
import type { EvidenceTable } from '../../../machines/result';
import { TestPage } from '../../kit/test-page';
import { expect, type Page } from '../test';

/** Page object of a test in which a person looks and answers. */
export class ObservationPage extends TestPage {
  constructor(
    page: Page,
    readonly path: string,
    private readonly questions: readonly Question[],
    private readonly evidence: EvidenceTable,
  ) {
    super(page);
  }

  /** The radio button of an answer, by the ids of question and answer. */
  answer(questionId: string, answerId: string) {
    const question = this.questions.find(({ id }) => id === questionId);
    const name = question?.answers.find(({ id }) => id === answerId)?.name ?? '';
    return this.page
      .getByRole('group', { name: question?.name ?? '', exact: true })
      .getByRole('radio', { name, exact: true });
  }

  /** The group of answers to a question. */
  question(id: string) {
    return this.page.locator(`[data-question="${id}"]`);
  }

  /** Shows a question's sample until the question can be answered. Needs the page's clock. */
  async look(id: string) {
    const pattern = this.page.getByRole('radio', { name: 'Checkerboard', exact: true });
    if (id === 'checkerboard' && (await pattern.count()) > 0) await pattern.click();
    // The sample is directly above its questions.
    await this.question(id).evaluate((question) => question.scrollIntoView({ block: 'end' }));
    await expect(async () => {
      await this.page.clock.runFor(400);
      await expect(this.question(id).getByRole('radio').first()).toBeEnabled({ timeout: 100 });
    }).toPass();
  }
  /** Looks, then answers. Keys are ids of questions, values are ids of answers. */
  async lookAndAnswer(answers: Readonly<Record<string, string>>) {
    for (const [id, answer] of Object.entries(answers)) {
      await this.look(id);
      await this.answer(id, answer).click();
    }
  }

  /** Goes from a result back to a question that lacks evidence. */
  async toMissing(id: string) {
    const { action } = this.evidence[id] ?? { action: '' };
    await this.page.getByRole('button', { name: action, exact: true }).click();
  }

  async expectAnswers(answers: Readonly<Record<string, string>>) {
    for (const [question, answer] of Object.entries(answers)) {
      await expect(this.answer(question, answer)).toBeChecked();
    }
    await expect(this.page.getByText(/answered\.$/)).toHaveText(
      `${Object.keys(answers).length}/${this.questions.length} answered.`,
    );
    if (Object.keys(answers).length > 0) await expect(this.finish).toBeEnabled();
    else await expect(this.finish).toBeDisabled();
  }

  async expectResult(answers: Readonly<Record<string, string>>) {
    await expect(this.resultHeading).toBeFocused();
    for (const question of this.questions) {
      const answer = question.answers.find(({ id }) => id === answers[question.id]);
      const row = this.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: this.page.locator('b').getByText(question.name, { exact: true }),
        });
      await expect(row).toContainText(answer ? `${answer.name}.` : 'Not answered.');
    }
  }
}
