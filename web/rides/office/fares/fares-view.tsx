import { History as HistoryIcon, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type FareTableRow, type OfficeFares, readFares } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { CommonPanel } from './common-panel.tsx'
import { DraftView } from './draft-view.tsx'
import { columnsOf, FareContext } from './fare-context.ts'
import { dayWithYear, momentWords, type Way, ways } from './fare-words.ts'
import { HourlyPanels } from './hourly-panels.tsx'
import { LookTable, TakeBackDialog } from './look-table.tsx'
import { PointPanels } from './point-panels.tsx'
import { TablesPanel } from './tables-panel.tsx'
import { TransferPanels } from './transfer-panels.tsx'

export const faresTrail = [{ label: 'Cars', to: '/admin/cabs/list' }, { label: 'Fare tables' }]

const panels: Record<Way, () => React.JSX.Element> = {
  transfer: TransferPanels,
  point: PointPanels,
  hourly: HourlyPanels,
}

/** What rides cost: what is in force, and the draft that is tried before it counts. */
export function FaresView({ read }: { read: OfficeFares }) {
  const [office, setOffice] = useState(read)
  const [beginning, setBeginning] = useState<FareTableRow | 'in-force' | null>(null)
  const [takingBack, setTakingBack] = useState<FareTableRow | null>(null)
  const [looked, setLooked] = useState<FareTableRow | null>(null)
  const [said, setSaid] = useState('')
  const [params, setParams] = useSearchParams()
  const label = useId()
  // Chosen at once; the address follows.
  const [way, setWay] = useState<Way>(() => ways.find(({ id }) => id === params.get('way'))?.id ?? 'transfer')
  const choose = (id: Way) => {
    setWay(id)
    setParams(id === 'transfer' ? {} : { way: id }, { replace: true, preventScrollReset: true })
  }
  const Panels = panels[way]
  const { inForce, draft } = office
  const tell = (words: string) => {
    setSaid(words)
    toast({ tone: 'ok', title: words })
  }
  const readAgain = async (words: string) => {
    try {
      setOffice(await call(readFares))
      tell(words)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOffice((now) => ({ ...now, draft: null }))
      tell(words)
    }
  }
  const shown = (
    <>
      <Panels />
      <CommonPanel />
    </>
  )
  const tables = (changed?: number) => (
    <TablesPanel
      tables={office.tables.map((table) =>
        table.state === 'draft' ? { ...table, changed: changed ?? table.changed } : table,
      )}
      onBegin={draft ? null : setBeginning}
      onTakeBack={draft ? null : setTakingBack}
      onLook={(table) => {
        setLooked(table)
        window.scrollTo({ top: 0 })
      }}
    />
  )
  return (
    <>
      <OfficeHead
        title="Fare tables"
        trail={faresTrail}
        actions={
          <>
            <span id={label} className="sr-only">
              Which fares
            </span>
            <Segmented labelledBy={label} choices={ways} value={way} onChange={choose} />
            <Dialog
              title="History of the fares"
              trigger={
                <OpenButton size="small" className="max-md:min-h-11">
                  <Icon of={HistoryIcon} dense />
                  History
                </OpenButton>
              }
            >
              <div className="max-h-[60vh] overflow-y-auto">
                <History of={office.history} />
              </div>
            </Dialog>
            {!draft && (
              <Button
                size="small"
                variant="primary"
                className="max-md:min-h-11"
                onPress={() => setBeginning('in-force')}
              >
                <Icon of={Plus} dense />
                Begin a draft
              </Button>
            )}
          </>
        }
      />
      {looked && (
        <>
          <LookTable key={looked.id} row={looked} office={office} onBack={() => setLooked(null)}>
            {shown}
          </LookTable>
          {tables()}
        </>
      )}
      {/* What is typed stays while another table is looked into. */}
      <div hidden={looked !== null}>
        {draft ? (
          <DraftView
            key={draft.id}
            office={office}
            draft={draft}
            below={tables}
            onInForce={(now, name) => {
              setOffice(now)
              tell(`“${name}” is put in force.`)
            }}
            onDropped={() => void readAgain('The draft is thrown away.')}
            onGone={() => void readAgain('Somebody else put the draft in force or threw it away.')}
          >
            {shown}
          </DraftView>
        ) : (
          <FareContext
            value={{
              ...{ fares: inForce.fares, before: inForce.fares, change: null, faults: {} },
              ...{ areas: office.areas, airports: office.airports, classes: columnsOf(office.classes, inForce.fares) },
            }}
          >
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
              <div className="grid min-w-0 gap-5">{shown}</div>
              <InForce office={office} />
              <div className="min-w-0 lg:col-span-2">{tables()}</div>
            </div>
          </FareContext>
        )}
      </div>
      {takingBack && (
        <TakeBackDialog
          table={takingBack}
          onDone={(now) => {
            setOffice(now)
            setLooked(null)
            setTakingBack(null)
            tell(`“${takingBack.name}” is a draft again.`)
          }}
          onClose={() => setTakingBack(null)}
        />
      )}
      {beginning && (
        <BeginDialog
          from={beginning === 'in-force' ? null : beginning}
          office={office}
          onBegun={(now, words) => {
            setOffice(now)
            setLooked(null)
            setBeginning(null)
            setSaid(words)
          }}
          onClose={() => setBeginning(null)}
        />
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** What counts now, and what comes. */
function InForce({ office: { inForce, tables } }: { office: OfficeFares }) {
  const coming = tables.filter(({ state }) => state === 'coming')
  return (
    <Panel title={`In force: ${inForce.name}`} aside={`since ${dayWithYear(inForce.inForceFrom)}`}>
      <div className="grid gap-2 text-sm text-ink-2">
        {coming.map((table) => (
          <p key={table.id}>
            <bdi>
              <b className="font-semibold text-ink">{table.name}</b> follows on {momentWords(table.inForceFrom)}.
            </bdi>
          </p>
        ))}
        <p>
          To change a fare, begin a draft: a name and the day it is meant for. It is tried on real trips before you put
          it in force, and nothing that is sold changes until then.
        </p>
      </div>
    </Panel>
  )
}
