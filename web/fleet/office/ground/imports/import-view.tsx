import { FileText, FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type GroundList, putImportIn, readImport, readImportAgain } from '#contract/ground-imports.ts'
import type { ImportPage, ImportView } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Figure, FigureRow } from '#web/ui/office/figure-row.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { groundTrail } from '../ground-head.tsx'
import { groundFiles, importAddress } from './ground-lists.ts'
import { ImportLines } from './import-lines.tsx'
import { ImportProgress } from './import-progress.tsx'
import { countsInWords, encodingWords, readingInWords, type Show, separatorWords } from './import-words.ts'
import { type AskedReading, ReadOtherwise } from './read-otherwise.tsx'

type ImportPreviewProps = { list: GroundList; read: ImportPage; show: Show }

/** What a file would change, before it does: how it was read, how much, line by line, and the one deed. */
export function ImportPreview({ list, read, show }: ImportPreviewProps) {
  const [now, setNow] = useState(read)
  const [isOtherwise, setOtherwise] = useState(false)
  const deed = useDeed()
  const navigate = useNavigate()
  const outcome = useRef<HTMLDivElement>(null)
  const { file } = now
  const { id } = file
  const { label, to } = groundFiles[list]
  const changes = file.counts ? file.counts.fresh + file.counts.changed : 0
  const look = () => call(readImport, { id, show, page: now.page })
  const wasAtWork = useRef(isAtWork(file))
  useEffect(() => {
    if (wasAtWork.current && !isAtWork(file)) announce(saidOf(file))
    wasAtWork.current = isAtWork(file)
  }, [file])

  const putIn = async () => {
    const done = await deed.run({ id, file: 'in' }, () => call(putImportIn, { id }).then(look))
    if (done) setNow(done)
    requestAnimationFrame(() => outcome.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus())
  }
  const readAgain = async (asked: AskedReading) => {
    const fresh = await deed.run({ id, asked }, () => call(readImportAgain, { id, ...asked }).then(look))
    if (fresh) setNow(fresh)
    return fresh !== null
  }
  const asItWas = () => {
    const { encoding = null, separator = null } = file.readAs ?? {}
    void readAgain({ encoding, separator })
  }
  const isOutdated = deed.refusal?.code === 'imports.changed-meanwhile'
  return (
    <>
      <OfficeHead
        title={file.fileName}
        trail={[...groundTrail, { label, to }, { label: `Bring in ${file.words.many}`, to: importAddress(list) }]}
        actions={
          <RoomLink to={importAddress(list)} size="small" className="max-md:min-h-11">
            <Icon of={FileUp} dense />
            Choose another file
          </RoomLink>
        }
      />
      <div ref={outcome} className="mb-4 grid gap-3 empty:hidden">
        {deed.refusal && (
          <FormRefusal of={deed.refusal}>
            {isOutdated ? (
              <TextButton disabled={deed.isPending} onClick={asItWas}>
                Read it again
              </TextButton>
            ) : (
              'Nothing was changed.'
            )}
          </FormRefusal>
        )}
        {file.state === 'ready' && file.fault && !deed.refusal && (
          <Alert tone="error" title={file.fault}>
            <TextButton disabled={deed.isPending} onClick={asItWas}>
              Read it again
            </TextButton>
          </Alert>
        )}
        {file.state === 'done' && (
          <div tabIndex={-1} className="outline-none">
            <Alert tone="ok" title={`Put in: ${file.counts ? countsInWords({ ...file.counts, bad: 0 }) : ''}.`}>
              {(file.counts?.bad ?? 0) > 0 && 'The bad lines were left out. '}
              <TextLink to={to}>{label}</TextLink>
            </Alert>
          </div>
        )}
      </div>
      {isAtWork(file) && <ImportProgress file={file} look={look} onRead={setNow} />}
      {file.state === 'unreadable' && (
        <Alert
          tone="error"
          title={file.fault}
          action={
            <Button size="small" className="max-md:min-h-11" onPress={() => setOtherwise(true)}>
              Read it otherwise
            </Button>
          }
        >
          Nothing was changed.
        </Alert>
      )}
      {file.readAs && (
        <Alert
          tone="info"
          icon={FileText}
          className="mb-4 py-3! text-sm!"
          title={`Read as ${encodingWords[file.readAs.encoding]} with ${separatorWords[file.readAs.separator]}.`}
          {...(file.state === 'ready' && {
            action: <TextButton onClick={() => setOtherwise(true)}>Read it otherwise</TextButton>,
          })}
        >
          {readingInWords(file.readAs)}
        </Alert>
      )}
      {file.counts && <Counts of={file.counts} />}
      {file.counts && <ImportLines list={list} page={now} show={show} />}
      {file.state === 'ready' && file.counts && changes > 0 && (
        <SaveBar
          unsaved={counted(formatCount(changes), 'change')}
          tells={
            <>
              {changes > 1 && 'They are put in at once, or none. '}
              {file.counts.bad > 0 &&
                `${file.counts.bad === 1 ? 'The bad line is' : `The ${formatCount(file.counts.bad)} bad lines are`} left out.`}
            </>
          }
          label={`Put in ${counted(formatCount(changes), 'change')}`}
          isPending={deed.isPending}
          {...(isOutdated || file.fault ? { hindrance: 'Read it again first.' } : {})}
          discardLabel="Leave"
          onSave={() => void putIn()}
          onDiscard={() => void navigate(to)}
        />
      )}
      {isOtherwise && (
        <ReadOtherwise
          file={file}
          refusal={deed.refusal}
          isPending={deed.isPending}
          onRead={async (asked) => {
            if (await readAgain(asked)) setOtherwise(false)
          }}
          onClose={() => setOtherwise(false)}
        />
      )}
    </>
  )
}

const isAtWork = ({ state }: ImportView) => state === 'reading' || state === 'applying'

function saidOf({ state, counts, fault }: ImportView): string {
  if (state === 'done') return 'The file is put in.'
  if (fault) return fault
  return counts ? `The file is read. ${countsInWords(counts)}.` : ''
}

function Counts({ of: { fresh, changed, same, absent, bad } }: { of: NonNullable<ImportView['counts']> }) {
  return (
    <FigureRow label="What the file would change">
      <Figure label="New" value={formatCount(fresh)} note="are added" />
      <Figure label="Changed" value={formatCount(changed)} note="say something else than now" />
      <Figure label="The same" value={formatCount(same)} note="say what is there" />
      <Figure label="Not in the file" value={formatCount(absent)} note="stay as they are" />
      <Figure
        label="Cannot be read"
        value={formatCount(bad)}
        note={bad > 0 ? 'to mend, or to leave out' : 'every line is good'}
        tone={bad > 0 ? 'bad' : 'plain'}
      />
    </FigureRow>
  )
}
