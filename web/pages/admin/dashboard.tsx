import { Plus, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { type Dashboard, type DashboardPeriod, dashboardPeriods, readDashboard } from '#contract/dashboard.ts'
import { type Opening, readOpening } from '#contract/opening.ts'
import { bookByPhone } from '#contract/phone-booking.ts'
import { readStandard, type Standard } from '#contract/standard.ts'
import { addDays } from '#core/days.ts'
import { DashboardLoading } from '#web/house/office/dashboard/dashboard-loading.tsx'
import { DaySummary } from '#web/house/office/dashboard/day-summary.tsx'
import { DecisionsPanel } from '#web/house/office/dashboard/decisions-panel.tsx'
import { serviceList } from '#web/house/office/dashboard/figure-lists.ts'
import { Figures } from '#web/house/office/dashboard/figures.tsx'
import { LatestBookings } from '#web/house/office/dashboard/latest-bookings.tsx'
import { ServicePanel } from '#web/house/office/dashboard/service-panel.tsx'
import { Standstills } from '#web/house/office/dashboard/standstills.tsx'
import { WeekChart } from '#web/house/office/dashboard/week-chart.tsx'
import { ClosedNote } from '#web/house/office/opening/closed-note.tsx'
import { OpeningPath } from '#web/house/office/opening/opening-path.tsx'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { mayNow, useMay } from '#web/platform/rights.ts'
import { noteClosed, readSite } from '#web/platform/site.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KeptRead } from '#web/ui/office/kept-read.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-queue.ts'

type PageData =
  | { opening: Opening; standard: Standard }
  | { opening: null; isClosed: boolean; unit: DashboardPeriod; dashboard: Reading<Dashboard> }

async function load({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const asked = new URL(request.url).searchParams.get('period')
  const unit = dashboardPeriods.find((period) => period === asked) ?? 'week'
  // Asked only where the doors were shut when the page came: the morning's page waits for nothing else.
  const opening = readSite().isClosed && mayNow(readOpening) ? await call(readOpening).catch(() => null) : null
  if (opening?.isOpen) noteClosed(false)
  if (opening && !opening.isOpen && !opening.wasOpen) return { opening, standard: await call(readStandard) }
  const dashboard = await readForPage(() => call(readDashboard, { period: unit }))
  return { opening: null, isClosed: readSite().isClosed, unit, dashboard }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

const addPath = '/admin/tour-bookings/add'

/** The morning's page: the day, what waits, and how the business stands; until the house opens, the way to that. */
export default function DashboardPage() {
  const data = useLoaderData<PageData>()
  return data.opening ? <BeforeOpening {...data} /> : <TheMorning {...data} />
}

function BeforeOpening({ opening, standard }: { opening: Opening; standard: Standard }) {
  const { revalidate } = useRevalidator()
  return (
    <OpeningPath
      of={opening}
      standard={standard}
      onChange={(now, said) => {
        noteClosed(!now.isOpen)
        toast({ tone: 'ok', title: said })
        void revalidate()
      }}
    />
  )
}

function TheMorning({ unit, dashboard, isClosed }: Exclude<PageData, { standard: Standard }>) {
  const navigate = useNavigate()
  const may = useMay()
  useKeys(may(bookByPhone) ? { 'Ctrl Enter': { does: 'New booking', run: () => navigate(addPath) } } : {})
  return (
    <KeptRead of={dashboard} asked={unit} title="Dashboard" loading={<DashboardLoading />} what="The dashboard">
      {(here, asked) => (
        <>
          {isClosed && <ClosedNote />}
          <Loaded of={here} unit={asked} />
        </>
      )}
    </KeptRead>
  )
}

function Loaded({ of: dashboard, unit }: { of: Dashboard; unit: DashboardPeriod }) {
  const { today, now, service } = dashboard
  const tomorrow = addDays(today, 1)
  return (
    <>
      <OfficeHead title={longDay(today)} actions={<HeadActions unit={unit} now={now} />} />
      <Standstills of={dashboard.standstills} today={today} />
      <Figures of={dashboard} unit={unit} />
      <div className="mb-5 grid items-start gap-5 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)]">
        {/* On a phone one column: what needs a person first, the charts last. */}
        <div className="grid min-w-0 gap-5 max-lg:contents">
          <ServicePanel title="Today" day={today} rows={service.today} now={now} to={serviceList('today')} />
          <ServicePanel
            title="Tomorrow"
            day={tomorrow}
            rows={service.tomorrow}
            now={now}
            to={serviceList('tomorrow')}
          />
          <WeekChart weeks={dashboard.weeks} />
        </div>
        <div className="grid min-w-0 gap-5 max-lg:contents">
          <DecisionsPanel of={dashboard.decisions} />
          <DaySummary summary={dashboard.summary} now={now} />
        </div>
      </div>
      <LatestBookings latest={dashboard.latest} now={now} />
    </>
  )
}

const unitWords: Record<DashboardPeriod, string> = { week: 'Week', month: 'Month', quarter: 'Quarter' }

function HeadActions({ unit, now }: { unit: DashboardPeriod; now: string }) {
  const labelId = useId()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <span id={labelId} className="sr-only">
        Figures of this
      </span>
      <Segmented
        labelledBy={labelId}
        value={unit}
        choices={dashboardPeriods.map((id) => ({ id, label: unitWords[id] }))}
        onChange={(id) => navigate(id === 'week' ? '?' : `?period=${id}`, { preventScrollReset: true })}
      />
      <button
        type="button"
        onClick={() => void revalidate()}
        aria-disabled={state === 'loading' || undefined}
        className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}
      >
        <Icon of={RefreshCw} dense />
        <span>
          As of <bdi className="tabular-nums">{now.slice(11, 16)}</bdi>
        </span>
        <span className="sr-only">, look again</span>
      </button>
      <RoomLink to={addPath} variant="primary" size="small" className="max-md:min-h-11">
        <Icon of={Plus} dense />
        New booking
      </RoomLink>
    </>
  )
}
