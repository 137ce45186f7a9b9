import { expect, test } from '@playwright/test'
import { productUrl } from './support/people.ts'
test('x', async ({ page }) => { await page.goto(productUrl()); await expect(page).toHaveTitle(/Annai/) })
