/** A progress line that redraws itself on a terminal and prints nothing elsewhere. */
interface Progress {
  say: (line: string) => void;
  show: (what: string, done: number, total: number) => void;
  clear: () => void;
}

const WIDTH = 24;

export function createProgress(terminal: NodeJS.WriteStream): Progress {
  let isDrawn = false;
  const clear = (): void => {
    if (isDrawn) terminal.write('\r\u001B[2K');
    isDrawn = false;
  };
  return {
    clear,
    say(line) {
      clear();
      console.log(line);
    },
    show(what, done, total) {
      if (!terminal.isTTY) return;
      const filled = Math.round((done / Math.max(1, total)) * WIDTH);
      terminal.write(
        `\r\u001B[2K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} ${what}`,
      );
      isDrawn = true;
    },
  };
}
