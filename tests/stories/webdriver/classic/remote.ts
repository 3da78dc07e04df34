import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Remote } from '../remote.ts';

const all = Key.chord(process.platform === 'darwin' ? Key.COMMAND : Key.CONTROL, 'a');

/** By the protocol of W3C WebDriver (requests and answers). */
export function classic(driver: WebDriver): Remote<WebElement> {
  return {
    url: () => driver.getCurrentUrl(),
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    run: (body, values) => driver.executeScript(body, ...values),
    click: (element) => element.click(),
    async type(element, text) {
      await element.sendKeys(all);
      // In one go, WebKitGTK would still hold the control key.
      await element.sendKeys(Key.BACK_SPACE, text);
    },
    choose: (option) => option.click(),
    attach: (element, path) => element.sendKeys(path),
    preload: null,
    async cookies() {
      const found = await driver.manage().getCookies();
      return new Map(found.map(({ name, value }) => [name, value]));
    },
    async setCookie(name, value) {
      if (value === '') await driver.manage().deleteCookie(name);
      else await driver.manage().addCookie({ name, value, path: '/', httpOnly: true });
    },
    close: () => driver.quit(),
  };
}
