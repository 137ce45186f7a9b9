import { useEffect, useState } from 'react'
import { NavLink, PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { signOut } from '#web/accounts/site/sign-out.ts'
import { signInPath } from '#web/platform/guard.ts'
import { footerColumns, headerEndPlaces, headerPlaces, type Place, userPlaces } from '#web/platform/navigation.ts'
import type { officePlacesFor } from '#web/platform/office-places.ts'
import { choose, type Direction, type Theme, usePreferences } from '#web/platform/preferences.ts'
import { useMay } from '#web/platform/rights.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Trigger } from '#web/ui/open-button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Badge } from './badges.tsx'
import { displayGroups } from './display-groups.ts'
import type { OpenedProps } from './lazy-on-press.tsx'

/** Everything the wide header offers, for a thumb. */
export function MobileDrawer({ button, ...opened }: OpenedProps) {
  const { direction } = usePreferences()
  const close = () => opened.onOpenChange(false)
  // In the office its own rooms come first.
  const isOffice = useLocation().pathname.startsWith('/admin')
  return (
    <LocaleProvider direction={direction}>
      <Drawer title="Menu" trigger={<Trigger {...button} />} {...opened}>
        {!isOffice && <Places onGo={close} />}
        <Account onDone={close} />
        {isOffice && <Places onGo={close} />}
        <Display />
      </Drawer>
    </LocaleProvider>
  )
}

function Places({ onGo }: { onGo: () => void }) {
  const offered = new Set(headerPlaces.map((place) => place.to))
  const others = [...headerEndPlaces, ...footerColumns.flatMap((column) => column.places)].filter((place) => {
    if (offered.has(place.to)) return false
    offered.add(place.to)
    return true
  })
  return (
    <nav aria-label="Main">
      <PlaceList places={headerPlaces} onGo={onGo} className="font-serif text-d4" />
      <PlaceList places={others} onGo={onGo} className="mt-3" />
    </nav>
  )
}

function PlaceList({ places, onGo, className }: { places: readonly Place[]; onGo: () => void; className: string }) {
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.to} className="border-b border-line">
          <NavLink to={place.to} end onClick={onGo} className="flex min-h-12 items-center aria-[current=page]:text-shu">
            {place.label}
            <Badge at={place.to} className="bg-paper-2 text-ink" />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The office's places are fetched only by who may go there. */
function useOwnPlaces(role: string | undefined): readonly Place[] {
  const may = useMay()
  const [office, setOffice] = useState<typeof officePlacesFor>()
  useEffect(() => {
    if (role === 'admin')
      import('#web/platform/office-places.ts').then(({ officePlacesFor }) => setOffice(() => officePlacesFor))
  }, [role])
  return role === 'admin' ? (office?.(may) ?? []) : userPlaces
}

function Account({ onDone }: { onDone: () => void }) {
  const { session } = useSession()
  const places = useOwnPlaces(session?.user.role)
  const navigate = useNavigate()
  if (!session) {
    return (
      <ButtonLink to={signInPath} wide variant="outline" onClick={onDone}>
        Sign in
      </ButtonLink>
    )
  }
  const leave = async () => {
    await signOut()
    onDone()
    navigate(signInPath)
  }
  return (
    <section aria-label="Your account" className="grid gap-3">
      {/* Signing out must lead away from here even if the connection is lost by then. */}
      <PrefetchPageLinks page={signInPath} />
      <p className="text-sm text-ink-2">
        Signed in as <strong className="font-semibold text-ink">{session.user.full_name}</strong>
      </p>
      <PlaceList places={places} onGo={onDone} className="" />
      <Button wide onPress={leave}>
        Sign out
      </Button>
    </section>
  )
}

function Display() {
  const preferences = usePreferences()
  return (
    <section aria-label="Display" className="grid gap-5">
      <RadioGroup
        label="Theme"
        value={preferences.theme}
        onChange={(theme) => choose({ theme: theme as Theme })}
        choices={displayGroups(preferences)[0]?.entries ?? []}
      />
      <RadioGroup
        label="Reading direction"
        value={preferences.direction}
        onChange={(direction) => choose({ direction: direction as Direction })}
        choices={displayGroups(preferences)[1]?.entries ?? []}
      />
    </section>
  )
}
