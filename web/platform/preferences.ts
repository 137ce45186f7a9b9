import { createStore, useStore } from 'zustand'

export type Theme = 'light' | 'dark' | 'auto'
export type Direction = 'ltr' | 'rtl'

export interface Preferences {
  theme: Theme
  direction: Direction
}

/** Defaults of the specification (§9). */
export const defaultPreferences: Preferences = { theme: 'light', direction: 'ltr' }

export const preferencesStore = createStore<Preferences>()(() => defaultPreferences)

export const usePreferences = () => useStore(preferencesStore)

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

export function readTheme(value: string | null): Theme {
  return value === 'dark' || value === 'auto' ? value : defaultPreferences.theme
}

export const readDirection = (value: string | null): Direction =>
  value === 'rtl' ? 'rtl' : defaultPreferences.direction

export function choose(change: Partial<Preferences>) {
  preferencesStore.setState(change)
  try {
    if (change.theme) localStorage.setItem('theme', change.theme)
    if (change.direction) localStorage.setItem('direction', change.direction)
  } catch {
    // Storage may be closed to us; the choice then lives as long as the page.
  }
  apply()
}

/** Takes over from the script in the document's head, and follows the system and other tabs from then on. */
export function startPreferences() {
  const readStored = () => {
    try {
      preferencesStore.setState({
        theme: readTheme(localStorage.getItem('theme')),
        direction: readDirection(localStorage.getItem('direction')),
      })
    } catch {
      preferencesStore.setState(defaultPreferences)
    }
    apply()
  }
  readStored()
  darkSystem().addEventListener('change', apply)
  addEventListener('storage', readStored)
}

function apply() {
  const { theme, direction } = preferencesStore.getState()
  const root = document.documentElement
  const shown = theme === 'auto' ? (darkSystem().matches ? 'dark' : 'light') : theme
  // Also where it says the same, writing it lets the browser work out every style of the page anew.
  if (root.dataset.theme !== shown) root.dataset.theme = shown
  if (root.dir !== direction) root.dir = direction
}

/**
 * Runs in the head before the first paint, so that neither theme nor direction nor "Sign in" nor the price of another
 * choice than the address' own flashes, nor a step of a booking of which this tab keeps more, and a page that is gone back to has its height (see `below-fold`). One
 * constant, so that its hash in the security policy is too.
 */
export const prePaintScript = `try{var r=document.documentElement,t=localStorage.getItem("theme");r.dataset.theme=t==="dark"||t==="auto"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";r.dir=localStorage.getItem("direction")==="rtl"?"rtl":"ltr";if(sessionStorage.getItem("user"))r.dataset.session="1";if(location.search)r.dataset.asked="";for(var k in sessionStorage)if(/^(ride-)?checkout/.test(k))r.dataset.kept="";if(location.hash||performance.getEntriesByType("navigation")[0].type!=="navigate")r.dataset.whole=""}catch(e){}`
