import { Fragment } from 'react'
import { Link } from 'react-router'
import { footerColumns, smallPrint } from '#web/platform/navigation.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/seal.tsx'
import { useCompareAddress } from './use-compare-address.ts'

export function SiteFooter() {
  const compare = useCompareAddress()
  return (
    <div className="below-fold">
      <footer className="mt-(--section) bg-night pt-18 pb-10 text-on-night print:hidden">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-10 md:grid-cols-6">
            <div className="col-span-2">
              <Brand className="focus-visible:outline-on-night" />
              <p className="mt-4 max-w-[34ch] text-sm text-on-night-2">
                Annai means showing the way. We arrange private cars, chauffeurs and English-speaking guides in Tokyo
                and within a day’s drive of it.
              </p>
            </div>
            {footerColumns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="mb-2 text-sm font-semibold">{column.title}</h2>
                <ul>
                  {column.places.map((place) => (
                    <li key={place.to}>
                      <Link
                        to={place.to === '/compare-listing' ? compare : place.to}
                        className="inline-flex min-h-8 items-center text-dense text-on-night-2 hover:text-on-night hover:underline focus-visible:outline-on-night"
                      >
                        {place.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <SmallPrint className="mt-14 border-t border-night-line pt-5 text-on-night-2" />
        </div>
      </footer>
    </div>
  )
}

/** The last line of every page. */
export function SmallPrint({ className }: { className: string }) {
  const { company } = useSite()
  return (
    <div className={`flex flex-wrap justify-between gap-3 text-[0.84375rem] ${className}`}>
      <span>
        {company.name}, {company.address}.{company.usualHours && ` The desk answers ${company.usualHours}.`}
      </span>
      {smallPrint.length > 0 && (
        <span>
          {smallPrint.map((place, index) => (
            <Fragment key={place.to}>
              {index > 0 && ' · '}
              <Link to={place.to} className="hover:underline">
                {place.label}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
    </div>
  )
}
