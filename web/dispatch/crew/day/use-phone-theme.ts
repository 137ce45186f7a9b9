import { useEffect } from 'react'

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** Whether somebody chose light or dark on this site themselves; that then counts here too. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem('theme') !== null
  } catch {
    return false
  }
}

/** Before dawn a white page blinds: here the telephone's own setting counts, unless somebody chose otherwise. */
export function usePhoneTheme() {
  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    const follow = () => {
      if (!hasChosen()) root.dataset.theme = dark().matches ? 'dark' : 'light'
    }
    follow()
    const setting = dark()
    setting.addEventListener('change', follow)
    // The site's own theme is laid anew whenever another tab keeps something: ours comes after it.
    addEventListener('storage', follow)
    return () => {
      setting.removeEventListener('change', follow)
      removeEventListener('storage', follow)
      root.dataset.theme = before
    }
  }, [])
}

/** The same before the first paint. One constant, so that its hash in the security policy is too. */
export const phoneThemeScript =
  'try{if(localStorage.getItem("theme")===null&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.dataset.theme="dark"}catch(e){}'
