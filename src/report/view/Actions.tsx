import type { LucideIcon } from 'lucide-react';
import Columns2 from 'lucide-react/icons/columns-2';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Image from 'lucide-react/icons/image';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import Tag from 'lucide-react/icons/tag';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { factLabels } from '../../../content/inspection-start';
import { cardTexts } from '../../../content/report-card';
import { csvColumns } from '../../../content/report-columns';
import { reportTexts } from '../../../content/report-page';
import { glpiFile, type ReportFile, reportPresets } from '../../../content/report-presets';
import { resultTexts } from '../../../content/results';
import { csvOf, lineOf } from '../../../machines/report/fields';
import { reportFileName } from '../../../machines/report/file-name';
import { glpiInventory } from '../../../machines/report/glpi';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { pastedRow } from '../../../measure/report/csv';
import { copyText } from '../../browser/files/clipboard';
import { download } from '../../browser/files/download';
import { letterKeys } from '../../browser/storage/run-switches';
import { keepText, keptText } from '../../browser/storage/stored';
import { keycap } from '../../inspection/inspection.css';
import { useKeys } from '../../inspection/useKeys';
import { panel, small, soft } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { Disclosure } from '../../ui/controls/Disclosure';
import { toast } from '../../ui/feedback/toasts';
import type { ReportLinks } from '../links';
import { isSealedHere } from '../open-report';
import type { LabelSize } from '../print/Label';
import type { PrintedKind, Prints } from '../print/Printed';
import { SaveToFolder } from './SaveToFolder';
import * as css from './ReportView.css';

const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;
/** Modules per side of the label's code for a URL of usual length. This leaves room for four dots per module. */
const USUAL_LABEL_MODULES = 37;
/** Key of the width in mm of the label that was printed last. */
const LABEL = 'assay.label';
const csvBlob = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

export interface ActionsProps {
  readonly sealed: Sealed;
  /** Null until they are created. */
  readonly links: ReportLinks | null;
  /** The URL of a comparison with another report of the device; null if there is none. */
  readonly comparison: string | null;
  /** Gives the report to the shop's own system; nothing if the site has none. */
  readonly send: ReactNode;
  /** Null until it is loaded. */
  readonly prints: Prints | null;
  readonly onPrint: (what: PrintedKind) => void;
}

/** The actions for a report. */
export function Actions({ sealed, links, comparison, send, prints, onPrint }: ActionsProps) {
  const [isNew] = useState(isSealedHere);
  const [isShared, setShared] = useState(false);
  const [size, setSize] = useState<LabelSize>(() => (keptText(LABEL) === '54' ? '54' : '62'));
  const { id, facts } = sealed.report;
  const { returnNote } = facts;
  const modules = useMemo(() => (links && prints ? prints.modulesOf(links.label) : 0), [links, prints]);
  const nameOf = (ending: string) => reportFileName(sealed.report, ending);
  const name = nameOf('.json');
  const glpi = glpiInventory(sealed.report);
  const file = () => new File([formatReport(sealed)], name, { type: 'application/json' });
  const canShare =
    'canShare' in navigator && navigator.canShare({ files: [new File([''], name, { type: 'application/json' })] });
  const copy = (text: string, copied: string, about: string) =>
    copyText(text).then(
      () => toast(copied, about),
      () => toast(reportTexts.linkFailed, reportTexts.linkFailedText, 'destructive'),
    );
  const shareFile = (shared: File) =>
    navigator.share({ files: [shared], title: id }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast(reportTexts.shareFailed, reportTexts.linkFailedText, 'destructive');
    });
  const card = (give: (picture: File) => unknown) =>
    import('../card/draw-card')
      .then(({ cardOf }) => cardOf(sealed, links?.label ?? ''))
      .then((blob) => give(new File([blob], nameOf('.png'), { type: 'image/png' })))
      .catch(() => toast(resultTexts.card.failed, resultTexts.card.instead, 'destructive'));
  return (
    <section className={`${panel} ${css.actionPanel}`} aria-label={reportTexts.actions}>
      {isNew && returnNote && (
        <p className={`${small} ${css.returnNote}`}>
          <b>{factLabels.returnNote}</b> {returnNote}
        </p>
      )}
      <div className={css.actions}>
        {isNew && <NextDevice />}
        <Action icon={Printer} look={isNew ? 'outline' : 'solid'} disabled={!links} onClick={() => onPrint('paper')}>
          {reportTexts.print}
        </Action>
        {send}
        <Action icon={Share} disabled={!links} aria-expanded={isShared} onClick={() => setShared(!isShared)}>
          {reportTexts.share}
        </Action>
        <Action icon={Tag} disabled={!links} onClick={() => onPrint(size)}>
          {reportTexts.label}
        </Action>
        {isShared && links && (
          <div className={css.share}>
            <Action icon={Link2} onClick={() => copy(links.whole, reportTexts.linkCopied, reportTexts.linkCopiedText)}>
              {reportTexts.copyLink}
            </Action>
            {canShare && (
              <>
                <Action icon={Share} onClick={() => shareFile(file())}>
                  {reportTexts.shareFile}
                </Action>
                <Action icon={Share} onClick={() => card(shareFile)}>
                  {cardTexts.share}
                </Action>
              </>
            )}
            <div className={css.actionCode}>
              {prints && <prints.QrCode text={links.paper} label={reportTexts.qr} quiet={4} />}
            </div>
          </div>
        )}
        <Action icon={Download} onClick={() => download(name, file())}>
          {reportTexts.json}
        </Action>
        <Action icon={Download} onClick={() => download(nameOf('.csv'), csvBlob(csvOf([sealed], csvColumns)))}>
          {reportTexts.csv}
        </Action>
        <Action
          icon={Copy}
          onClick={() => copy(pastedRow(lineOf(sealed, csvColumns)), reportTexts.rowCopied, reportTexts.rowCopiedText)}
        >
          {reportTexts.copyRow}
        </Action>
        <Action icon={Image} disabled={!links} onClick={() => card((picture) => download(picture.name, picture))}>
          {cardTexts.name}
        </Action>
        {comparison && (
          <ButtonLink look="quiet" href={comparison}>
            <Columns2 {...icon} />
            {reportTexts.compare}
          </ButtonLink>
        )}
        {isNew && <SaveToFolder sealed={sealed} />}
      </div>
      <div className={css.size}>
        <Choice
          label={reportTexts.labelSize}
          options={(['62', '54'] as const).map((id) => ({ id, name: reportTexts.labelSizes[id] }))}
          value={size}
          onChange={(id) => {
            setSize(id);
            keepText(LABEL, id);
          }}
        />
      </div>
      {modules > USUAL_LABEL_MODULES && <p className={`${small} ${soft}`}>{reportTexts.denseLabel(modules)}</p>}
      <Disclosure title={reportTexts.presets}>
        {reportPresets.map((preset) => (
          <Preset
            key={preset.id}
            file={preset}
            left={preset.columns.filter(({ from }) => 'person' in from).map(({ name }) => name)}
            onSave={() => download(nameOf(`_${preset.id}.csv`), csvBlob(csvOf([sealed], preset.columns)))}
          />
        ))}
        {glpi !== null && (
          <Preset
            file={glpiFile}
            left={[]}
            onSave={() => download(nameOf('.glpi.json'), new Blob([glpi], { type: 'application/json' }))}
          />
        )}
      </Disclosure>
    </section>
  );
}

/** A button with the icon of what it does. */
function Action({ icon: Icon, children, ...rest }: ComponentProps<typeof Button> & { readonly icon: LucideIcon }) {
  return (
    <Button look="quiet" {...rest}>
      <Icon {...icon} />
      {children}
    </Button>
  );
}

interface PresetProps {
  readonly file: ReportFile;
  /** Names of columns that must be filled in by hand. */
  readonly left: readonly string[];
  readonly onSave: () => void;
}

/** A file in a format that someone else requires. */
function Preset({ file, left, onSave }: PresetProps) {
  return (
    <div className={css.preset}>
      <h3>{file.name}</h3>
      <p className={`${small} ${soft}`}>
        {file.summary}{' '}
        <a href={file.source.url} rel="noreferrer">
          {file.source.title}
        </a>
        .{left.length > 0 && ` ${reportTexts.left(left.join(', '))}`}
      </p>
      <Action icon={Download} onClick={onSave}>
        {reportTexts.savePreset(file.name)}
      </Action>
    </div>
  );
}

/** Leads from a report that was just sealed to the next device, also by one key. */
function NextDevice() {
  const [, navigate] = useLocation();
  const next = () => navigate('/inspection');
  useKeys({
    commandOf: ({ key, repeat }) => (key.toLowerCase() === 'n' && !repeat && letterKeys.isOn() ? next : null),
    onBurst: () => undefined,
  });
  return (
    <Button look="solid" aria-keyshortcuts="N" onClick={next}>
      {reportTexts.nextDevice}
      <span className={keycap} aria-hidden="true">
        N
      </span>
    </Button>
  );
}
