import * as css from './file-field.css.ts';

interface FileProgressProps {
  percent: number;
  progressText: (percent: number) => string;
  labelledBy: string;
}

export function FileProgress({ percent, progressText, labelledBy }: FileProgressProps) {
  return (
    <div className={css.progress}>
      <progress className={css.meter} max={100} value={percent} aria-labelledby={labelledBy} />
      <span id={labelledBy}>{progressText(percent)}</span>
    </div>
  );
}
