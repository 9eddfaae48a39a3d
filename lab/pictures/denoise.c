/* Feature-guided regression denoiser for path-traced images rendered as two half-sample buffers.
 * gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
 * a,b  : the halves (w*h*3, already divided by albedo)
 * feat : nf feature planes interleaved, scaled so that 1.0 is "clearly different"
 * Each half is filtered with weights from the other half (so that an outlier cannot vouch for itself): a small
 * feature-only blur gives a guide image, the guide and the features give the weights, and each pixel becomes the
 * centre value of a weighted first-order fit in (1, dx, dy, features). */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NS 16
#define NF 7   /* feature planes: normal, depth, albedo */
static inline float lum(const float *c) { return 0.3f * c[0] + 0.5f * c[1] + 0.2f * c[2]; }
static int cmpf(const void *a, const void *b) { float d = *(float *)a - *(float *)b; return d < 0 ? -1 : d > 0; }

/* Clamp isolated bright pixels of one half that the other half does not confirm. */
void despeckle(float *a, const float *b, int w, int h) {
  float *src = malloc(sizeof(float) * 3 * w * h);
  memcpy(src, a, sizeof(float) * 3 * w * h);
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float v[24]; int n = 0;
    float l = lum(src + 3 * (y * w + x)), o = lum(b + 3 * (y * w + x));
    if (l < 1.3f * o) continue;
    for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
      int X = x + i, Y = y + j;
      if (X < 0 || Y < 0 || X >= w || Y >= h || (!i && !j)) continue;
      v[n++] = lum(src + 3 * (Y * w + X));
    }
    qsort(v, n, sizeof(float), cmpf);
    float hi = v[n - 4] * 1.15f + 0.01f;
    if (hi < o) hi = o * 1.15f;
    if (l > hi) for (int c = 0; c < 3; c++) a[3 * (y * w + x) + c] *= hi / l;
  }
  free(src);
}

static void guide(const float *a, const float *feat, int nf, float *g, int w, int h, float kfeat) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    int p = y * w + x;
    const float *fp = feat + (size_t)p * nf;
    float s = 0, sw = 0;
    for (int j = -3; j <= 3; j++) for (int i = -3; i <= 3; i++) {
      int X = x + i, Y = y + j;
      if (X < 0 || Y < 0 || X >= w || Y >= h) continue;
      int q = Y * w + X;
      const float *fq = feat + (size_t)q * nf;
      float d = (i * i + j * j) * .12f;
      for (int k = 0; k < nf; k++) { float t = fq[k] - fp[k]; d += kfeat * t * t; }
      if (d > 6) continue;
      float wt = expf(-d);
      s += wt * lum(a + 3 * q); sw += wt;
    }
    g[p] = s / sw;
  }
}

static int solve(float A[NS][NS], int D, float *res) {
  for (int r = 0; r < D; r++) for (int c = 0; c <= r; c++) {
    float s = A[r][c];
    for (int k = 0; k < c; k++) s -= A[r][k] * A[c][k];
    if (r == c) { if (s < 1e-9f) return 0; A[r][r] = sqrtf(s); } else A[r][c] = s / A[c][c];
  }
  for (int c = 0; c < 3; c++) {
    float t[NS];
    for (int r = 0; r < D; r++) { float s = A[r][D + c]; for (int k = 0; k < r; k++) s -= A[r][k] * t[k]; t[r] = s / A[r][r]; }
    for (int r = D - 1; r >= 0; r--) { float s = t[r]; for (int k = r + 1; k < D; k++) s -= A[k][r] * t[k]; t[r] = s / A[r][r]; }
    res[c] = t[0];
  }
  return 1;
}

/* oa, ob: the two filtered halves. step > 1 looks further with the same work: run it on the result of step 1
 * to remove the low-frequency blotches that a small window leaves. */
void denoise(const float *restrict a, const float *restrict b, const float *restrict feat, int nf_, float *restrict oa, float *restrict ob,
             int w, int h, int R, int step, float kcol, float kfeat) {
  const int nf = NF, n = w * h, D = 3 + NF;
  (void)nf_;
  float *ga = malloc(4 * n), *gb = malloc(4 * n), *t0 = malloc(4 * n), *var = malloc(4 * n);
  guide(a, feat, nf, ga, w, h, kfeat);
  guide(b, feat, nf, gb, w, h, kfeat);
#pragma omp parallel for
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float d = ga[y * w + x] - gb[y * w + x], s = 0; int k = 0;
    (void)d;
    for (int i = -5; i <= 5; i++) { int X = x + i; if (X < 0 || X >= w) continue; float e = ga[y * w + X] - gb[y * w + X]; s += e * e; k++; }
    t0[y * w + x] = s / k;
  }
#pragma omp parallel for
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float s = 0; int k = 0;
    for (int j = -5; j <= 5; j++) { int Y = y + j; if (Y < 0 || Y >= h) continue; s += t0[Y * w + x]; k++; }
    var[y * w + x] = .5f * s / k;
  }
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    int p = y * w + x;
    float A[2][NS][NS] __attribute__((aligned(64)));
    memset(A, 0, sizeof A);
    const float *fp = feat + (size_t)p * nf;
    for (int j = -R; j <= R; j++) {
      int Y = y + j * step;
      if (Y < 0 || Y >= h) continue;
      for (int i = -R; i <= R; i++) {
        int X = x + i * step;
        if (X < 0 || X >= w) continue;
        int q = Y * w + X;
        const float *fq = feat + (size_t)q * nf;
        float z[NS] __attribute__((aligned(64))) = {1, (float)i / R, (float)j / R};
        float df = (i * i + j * j) / (0.8f * R * R);
        for (int k = 0; k < nf; k++) { float t = fq[k] - fp[k]; z[3 + k] = t; df += kfeat * t * t; }
        if (df > 6) continue;
        float iv = 1.f / (kcol * kcol * 4 * (var[p] + var[q]) + 1e-6f + 4e-4f * ga[p] * gb[p]);
        for (int s = 0; s < 2; s++) {
          const float *g = s ? ga : gb, *m = s ? b : a;
          float d = g[p] - g[q], e = df + d * d * iv;
          if (e > 7) continue;
          float wt = expf(-e);
          for (int c = 0; c < 3; c++) z[D + c] = m[3 * q + c];
          for (int r = 0; r < D; r++) {
            float wz = wt * z[r];
            float *Ar = A[s][r];
#pragma omp simd
            for (int c = 0; c < NS; c++) Ar[c] += wz * z[c];
          }
        }
      }
    }
    for (int s = 0; s < 2; s++) {
      float sw = A[s][0][0], mean[3], v[3];
      for (int c = 0; c < 3; c++) v[c] = mean[c] = A[s][0][D + c] / sw;
      for (int r = 1; r < D; r++) A[s][r][r] += 0.006f * sw + 2e-2f;
      float res[3];
      if (solve(A[s], D, res)) for (int c = 0; c < 3; c++) v[c] = fminf(fmaxf(res[c], .4f * mean[c]), 2.f * mean[c]);
      for (int c = 0; c < 3; c++) (s ? ob : oa)[3 * p + c] = fmaxf(0, v[c]);
    }
  }
  free(ga); free(gb); free(t0); free(var);
}
