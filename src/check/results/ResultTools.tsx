import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import Image from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Share from 'lucide-react/icons/share';
import { resultTexts } from '../../../content/results';
import { hidden } from '../../theme/base.css';
import * as css from './results.css';

interface ToolProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** The rest of the name, for screen readers only. */
  readonly rest?: string;
  readonly onClick: () => void;
}

/** One of the quiet tools below a verdict. */
function Tool({ icon: Icon, name, rest, onClick }: ToolProps) {
  return (
    <button type="button" className={css.tool} onClick={onClick}>
      <Icon className={css.toolIcon} size={18} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />
      <span>
        {name}
        {rest && <span className={hidden}> {rest}</span>}
      </span>
    </button>
  );
}

interface Props {
  readonly onShare: () => void;
  readonly onDownload: (() => void) | undefined;
  readonly onCard: (() => void) | undefined;
  readonly onAgain: () => void;
  /** Label of the button that runs the test again. */
  readonly again: string;
}

/** What can be done with a result besides going on. */
export const ResultTools = ({ onShare, onDownload, onCard, onAgain, again }: Props) => (
  <div className={css.tools}>
    <Tool icon={Share} {...resultTexts.share} onClick={onShare} />
    {onDownload && <Tool icon={Download} {...resultTexts.download} onClick={onDownload} />}
    {onCard && <Tool icon={Image} name={resultTexts.card.name} onClick={onCard} />}
    <Tool icon={RotateCw} name={again} onClick={onAgain} />
  </div>
);
