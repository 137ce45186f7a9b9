import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AbsenceDialog } from '#web/dispatch/office/board/absence/absence-dialog.tsx'
import { AbsenceNotes } from '#web/dispatch/office/board/absence/absence-notes.tsx'
import {
  type BoardAddress,
  readBoardAddress,
  writeBoardAddress,
} from '#web/dispatch/office/board/board/board-address.ts'
import { BoardBar } from '#web/dispatch/office/board/board/board-bar.tsx'
import { BoardGrid } from '#web/dispatch/office/board/board/board-grid.tsx'
import { BoardHead } from '#web/dispatch/office/board/board/board-head.tsx'
import { BoardFailed, BoardLoading, NothingBooked } from '#web/dispatch/office/board/board/board-states.tsx'
import { Legend } from '#web/dispatch/office/board/board/legend.tsx'
import { PhoneFoot, PhoneHead } from '#web/dispatch/office/board/board/phone-head.tsx'
import { useBoardKeys } from '#web/dispatch/office/board/board/use-board-keys.ts'
import { boardStore } from '#web/dispatch/office/board/board-store.ts'
import { CrewLinksDialog } from '#web/dispatch/office/board/crew-links/crew-links-dialog.tsx'
import { TroubleNotes } from '#web/dispatch/office/board/crew-links/trouble-notes.tsx'
import { JobPanel } from '#web/dispatch/office/board/job/job-panel.tsx'
import { DayMoneyDrawer } from '#web/dispatch/office/board/money/day-money-drawer.tsx'
import { MovingLayer } from '#web/dispatch/office/board/moving/moving-layer.tsx'
import { PhoneDay } from '#web/dispatch/office/board/phone/phone-day.tsx'
import { LineNote } from '#web/dispatch/office/board/stream/line-note.tsx'
import { useBoardStream } from '#web/dispatch/office/board/stream/use-board-stream.ts'
import { BoardTable } from '#web/dispatch/office/board/table/board-table.tsx'
import { ClashList } from '#web/dispatch/office/board/tray/clash-list.tsx'
import { ProposalsPanel } from '#web/dispatch/office/board/tray/proposals-panel.tsx'
import { SilentList } from '#web/dispatch/office/board/tray/silent-list.tsx'
import { Tray } from '#web/dispatch/office/board/tray/tray.tsx'
import { useTrayBadge } from '#web/dispatch/office/board/tray/use-tray-badge.ts'
import { useMedia } from '#web/dispatch/office/board/use-media.ts'
import { useMay } from '#web/platform/rights.ts'
import { cx } from '#web/ui/cx.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { MayChange } from '#web/ui/office/may-change.tsx'

/** What lies over the board or beside it and is not worth an address. */
type Opened = { is: 'away'; resourceId: string | null } | { is: 'send' | 'money' } | null

/** The board: who drives whom, when, in which car, and what to do when something breaks. */
export default function DispatchPage() {
  const [params, setParams] = useSearchParams()
  const address = readBoardAddress(params)
  const today = useToday()
  const isWide = useMedia(wide)
  const day = address.day ?? today
  const days = isWide ? address.days : 1
  useBoardStream(day, days)
  useTrayBadge()

  const [opened, setOpened] = useState<Opened>(null)
  const [findingFor, setFindingFor] = useState<readonly string[]>([])
  const go = (part: Partial<BoardAddress>) =>
    setParams(writeBoardAddress({ ...address, ...part }), { preventScrollReset: true })
  const openJob = (job: string) => go({ job })
  const openMoney = () => setOpened({ is: 'money' })
  const openAway = (resourceId: string | null) => setOpened({ is: 'away', resourceId })
  useBoardKeys({ day, address, go, onAway: () => openAway(null) })
  const isFinding = findingFor.length > 0
  const mayMove = useMay()('change:board')

  return (
    <>
      {isWide ? (
        <BoardHead
          {...{ day, today, address, go }}
          onSend={isFinding || !mayMove ? null : () => setOpened({ is: 'send' })}
        />
      ) : (
        <PhoneHead {...{ day, today, go }} />
      )}
      <LineNote />
      <MayChange needs="change:board" quiet>
        <TroubleNotes onOpen={openJob} />
        <AbsenceNotes onFindCrew={setFindingFor} />
      </MayChange>
      <SilentList onOpen={openJob} />
      <ClashList onOpen={openJob} />
      {isWide && mayMove && <Tray onFindCrew={setFindingFor} onOpen={openJob} />}
      <div className={cx(isFinding && 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_392px]')}>
        <div className="min-w-0">
          {isWide ? (
            <>
              <BoardBar {...{ address, go }} onAway={() => openAway(null)} onMoney={openMoney}>
                {address.view === 'board' && <Legend />}
              </BoardBar>
              <Shown view={address.view} onOpen={openJob} onAway={openAway} />
            </>
          ) : (
            <OnPhone
              day={day}
              onOpen={openJob}
              onAway={() => openAway(null)}
              onSend={() => setOpened({ is: 'send' })}
              onMoney={openMoney}
            />
          )}
        </div>
        {isFinding && <ProposalsPanel references={findingFor} onClose={() => setFindingFor([])} />}
      </div>
      {address.job && (
        <JobPanel
          reference={address.job}
          onClose={() => go({ job: null })}
          onFindCrew={(reference) => {
            go({ job: null })
            setFindingFor([reference])
          }}
        />
      )}
      {opened?.is === 'away' && (
        <AbsenceDialog
          resourceId={opened.resourceId}
          onClose={() => setOpened(null)}
          onEntered={(references) => {
            setOpened(null)
            setFindingFor(references)
          }}
        />
      )}
      {opened?.is === 'money' && <DayMoneyDrawer day={day} onClose={() => setOpened(null)} />}
      {opened?.is === 'send' && <CrewLinksDialog day={day} onClose={() => setOpened(null)} />}
    </>
  )
}

type ShownProps = {
  view: BoardAddress['view']
  onOpen: (reference: string) => void
  onAway: (resourceId: string) => void
}

/** The board as a time line or as a table; before there is one, what is known about it. */
function Shown({ view, onOpen, onAway }: ShownProps) {
  const isThere = boardStore(({ board }) => board !== null)
  const isLost = boardStore(({ line }) => line === 'lost')
  const isOpening = boardStore(({ line }) => line === 'opening')
  const isEmpty = boardStore(({ board }) => board?.jobs.length === 0)
  const hasRows = boardStore(({ board }) => (board?.rows.length ?? 0) > 0)
  const severalDays = boardStore(({ board }) => board !== null && board.days > 1)
  if (!isThere) return isLost ? <BoardFailed /> : <BoardLoading />
  return (
    // Days that were asked for and are not here yet: the ones before stay in view, paler.
    <div aria-busy={isOpening || undefined} className={cx(isOpening && 'dimmed')}>
      <MovingLayer />
      {isEmpty && <NothingBooked severalDays={severalDays} hasRows={hasRows} />}
      {view === 'table' ? <BoardTable onOpen={onOpen} /> : <BoardGrid onOpen={onOpen} onAway={onAway} />}
      {view === 'board' && (
        <p className="mt-2 text-[0.8125rem] text-ink-3 print:hidden">
          Drag a bar to another row, or select it and press M to move it by keyboard.
        </p>
      )}
    </div>
  )
}

type OnPhoneProps = ComponentProps<typeof PhoneFoot> & { onOpen: (reference: string) => void }

function OnPhone({ onOpen, ...foot }: OnPhoneProps) {
  const isThere = boardStore(({ board }) => board !== null)
  const isLost = boardStore(({ line }) => line === 'lost')
  if (!isThere) return isLost ? <BoardFailed /> : <BoardLoading />
  return (
    <>
      <MovingLayer />
      <PhoneDay onOpen={onOpen} />
      <PhoneFoot {...foot} />
    </>
  )
}

/** Today by the server's clock; until it has spoken, by ours. */
const useToday = () => boardStore(({ board }) => board?.now.slice(0, 10)) ?? todayInTokyo()

/** Under 900 px the board is a list. */
const wide = '(width >= 900px)'
