import { historyTexts } from '../../../content/history';
import { wrap } from '../../theme/base.css';
import { alwaysDark } from '../../theme/vars.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { saveReports } from './save-reports';
import * as css from './HistoryPage.css';

interface Props {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly onClear: () => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Actions for the selected reports. */
export function Selection({ ids, onClear, onDelete }: Props) {
  const [after, before] = ids;
  return (
    <section className={`${alwaysDark} ${css.selectionBar}`} aria-label={historyTexts.selection}>
      <div className={`${wrap} ${css.inner}`}>
        <p role="status">{historyTexts.selected(ids.length)}</p>
        {ids.length === 2 && (
          <ButtonLink look="solid" href={`/compare#${before}&${after}`}>
            {historyTexts.compare}
          </ButtonLink>
        )}
        <Button onClick={() => void saveReports(ids)}>{historyTexts.exportSome(ids.length)}</Button>
        <Button onClick={() => onDelete(ids)}>{historyTexts.delete}</Button>
        <Button onClick={onClear}>{historyTexts.clear}</Button>
      </div>
    </section>
  );
}
