import { expect, type Page } from 'playwright/test';
import type { Question } from '../../../machines/observation/observation';

/** A test in which a person looks and answers, as they meet it. */
export class ObservationPage {
  constructor(
    readonly page: Page,
    private readonly path: string,
    private readonly questions: readonly Question[],
  ) {}

  get finish() {
    return this.page.getByRole('button', { name: 'Show Result' });
  }
  get again() {
    return this.page.getByRole('button', { name: 'Test Again' });
  }
  get resultHeading() {
    return this.page.getByRole('heading', { level: 1, name: /results$/ });
  }
  /** The radio button of an answer, by the ids of both. */
  answer(questionId: string, answerId: string) {
    const question = this.questions.find(({ id }) => id === questionId);
    const name = question?.answers.find(({ id }) => id === answerId)?.name ?? '';
    return this.page
      .getByRole('group', { name: question?.name ?? '', exact: true })
      .getByRole('radio', { name, exact: true });
  }

  async open() {
    await this.page.goto(this.path);
    await this.page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
  }

  async expectAnswers(answers: Readonly<Record<string, string>>) {
    for (const [question, answer] of Object.entries(answers)) {
      await expect(this.answer(question, answer)).toBeChecked();
    }
    await expect(this.page.getByText(/judged\.$/)).toHaveText(
      `${Object.keys(answers).length}/${this.questions.length} judged.`,
    );
    if (Object.keys(answers).length > 0) await expect(this.finish).toBeEnabled();
    else await expect(this.finish).toBeDisabled();
  }

  async expectResult(answers: Readonly<Record<string, string>>) {
    await expect(this.resultHeading).toBeFocused();
    for (const question of this.questions) {
      const answer = question.answers.find(({ id }) => id === answers[question.id]);
      const row = this.page.getByRole('main').getByRole('listitem').filter({ hasText: question.name });
      await expect(row).toContainText(answer ? `${answer.name}.` : 'Not judged.');
    }
  }
}
