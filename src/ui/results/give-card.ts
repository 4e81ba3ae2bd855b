import { resultTexts } from '../../../content/results';
import type { CheckResult } from '../../../machines/result';
import { toast } from '../feedback/toasts';

/** Gives the person the card of a result. */
export const giveCard = (result: CheckResult) =>
  import('../../report/card/draw-result')
    .then(({ giveResultCard }) => giveResultCard(result))
    .catch(() => toast(resultTexts.card.failed, resultTexts.card.instead, 'destructive'));
