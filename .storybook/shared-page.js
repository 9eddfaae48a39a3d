/**
 * One page, and one copy of the visit, for all story files of a worker: each story is drawn for itself, and Storybook changes between
 * them as it does for a person. The page is loaded anew where a file leaves something behind. Starting a browser and loading the runner
 * for each file takes longer than most files do.
 */
import { getJestConfig, setupPage } from '@storybook/test-runner';
import { chromium } from 'playwright';
import visit from './test-runner.ts';

/** Starts a browser for each file. */
const { default: RunnersEnvironment } = await import(getJestConfig().testEnvironment);
/** Told to start none (`skipInitialization`), it only gives the tests the runner's functions. */
const WithoutPage = Object.getPrototypeOf(RunnersEnvironment);

/** Jest's word to a worker for which no file is left. An open browser would keep it alive. */
const END = 2;
const isWorker = process.send !== undefined;

let shared;

if (isWorker) {
  process.on('message', function closeAtEnd([word]) {
    if (word !== END) return;
    process.off('message', closeAtEnd);
    void shared?.browser.close();
  });
}

async function openPage({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await setupPage(page, context);
  return { browser, context, page };
}

/** Nothing that a story has stored is there for the next file. */
async function forget({ page }) {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

/** Whether something stands beside the story: an open dialog, or the region in which a library announces. */
function hasLeftovers({ page }) {
  return page.evaluate(() =>
    [...document.body.children].some(
      ({ tagName, id, className }) =>
        !/^(?:SCRIPT|STYLE)$/.test(tagName) && !/^(?:sb|storybook)-/.test(id || className),
    ),
  );
}

async function loadAnew({ page, context }) {
  // The bindings of a page outlive what it shows.
  const bound = Object.create(page, { exposeBinding: { value: () => Promise.resolve() } });
  await setupPage(bound, context);
}

export default class SharedPage extends WithoutPage {
  #options;
  #hasFailed = false;
  #isVisited = false;

  constructor(config, context) {
    super(config, context);
    this.#options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async setup() {
    await super.setup();
    if (shared === undefined) shared = await openPage(this.#options);
    else {
      await forget(shared);
      if (await hasLeftovers(shared)) await loadAnew(shared);
    }
    // What the runner's tests look for in their global scope.
    Object.assign(this.global, shared, {
      __sbSetupPage: setupPage,
      __sbPostVisit: async (page, story) => {
        this.#isVisited = true;
        await visit.postVisit(page, story);
      },
    });
  }

  async handleTestEvent(event) {
    if (event.name === 'test_start') this.#isVisited = false;
    if (event.name === 'test_fn_failure') this.#hasFailed = true;
    if (event.name === 'test_fn_success' && !this.#isVisited)
      throw new Error('The runner has not looked at the story: it does not call __sbPostVisit any more.');
    await super.handleTestEvent(event);
  }

  async teardown() {
    // After a failure, a crash of the page among them, the next file starts a browser of its own. The runner replaces the
    // page when a story has left it.
    if (isWorker && !this.#hasFailed && this.global.page === shared?.page) this.global.browser = undefined;
    else shared = undefined;
    await super.teardown();
  }
}
