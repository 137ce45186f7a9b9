import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import display from './assets/fonts/newsreader-annai-display.woff2?url'
import heading from './assets/fonts/newsreader-annai-heading.woff2?url'
import name from './assets/fonts/shippori-mincho-annai-name.woff2?url'
import { ConnectionLost } from './layouts/connection-lost.tsx'
import { PageAddress } from './layouts/page-address.tsx'
import { PageChange } from './layouts/page-change.tsx'
import { SessionLost } from './layouts/session-lost.tsx'
import { takeAlong } from './layouts/take-along.ts'
import { guardMiddleware } from './platform/guarded-route.ts'
import { OwnScript } from './platform/own-script.tsx'
import { routeMeta } from './platform/page-meta.ts'
import { prePaintScript, startPreferences } from './platform/preferences.ts'
import { routeAt } from './platform/route-metadata.ts'
import { findSession, shareSessionWithTabs } from './platform/session-between-tabs.ts'
import { useSite } from './platform/site.ts'
import { ALIVE, startCodeScript } from './platform/start-code.ts'
import { DeskContact } from './ui/desk-contact.ts'
import { ImageBase } from './ui/picture-addresses.ts'
import './ui/styles/site.css'

export { RootFailure as ErrorBoundary } from './layouts/root-failure.tsx'

export const clientMiddleware = [guardMiddleware]

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...[sans, display, heading, name].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

/** Titles and descriptions stand in the route table; a page named by its content exports its own `meta`. */
export const meta: MetaFunction = ({ location }) => {
  return routeMeta(location.pathname)
}

// They ran as the server wrote them before React arrived, so the browser's code does not carry them once more.
const headScript = import.meta.env.SSR ? prePaintScript : ''
const endScript = import.meta.env.SSR ? startCodeScript : ''

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite()
  const isStill = routeAt(useLocation().pathname)?.still
  return (
    <html
      lang="en"
      dir="ltr"
      data-theme="light"
      data-api-base-url={site.apiBaseUrl}
      data-image-base-url={site.imageBaseUrl}
      data-public-url={site.publicUrl}
      data-closed={site.isClosed ? '' : undefined}
      data-paid-on-the-day={site.paidOnTheDay ? '' : undefined}
      // The script below sets theme and direction before React arrives.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/*
         * Paper, for the bars of a browser on a phone. It has the id of a style element that React Aria would else write,
         * which the security policy forbids; app.css has its rule.
         */}
        <meta id="react-aria-pressable-style" name="theme-color" content="#f9f6ef" />
        <OwnScript of={headScript} />
        <Meta />
        <Links />
        <PageAddress />
      </head>
      {/* Here, and not before the head: a document names its letters in its first thousand bytes. Of a house that is not open, nothing is told. */}
      <body data-company={isStill ? undefined : JSON.stringify(site.company)}>
        <DeskContact value={site.company}>
          <ImageBase value={site.imageBaseUrl}>{children}</ImageBase>
        </DeskContact>
        {!isStill && (
          <>
            <ScrollRestoration />
            <Scripts />
            <OwnScript of={endScript} />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    // Before anybody is found to be signed in.
    const stop = takeAlong()
    startPreferences()
    shareSessionWithTabs()
    findSession()
    dispatchEvent(new Event(ALIVE))
    return stop
  }, [])
  return (
    <>
      <PageChange />
      <SessionLost />
      <ConnectionLost />
      <Outlet />
    </>
  )
}
